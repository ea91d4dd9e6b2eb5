/**
 * Powers of e and logarithms from sums, products and quotients alone, which are the same to the last bit on every machine; those of
 * Math are each engine's own. What a bot thinks in Node it thinks in a browser too.
 */

const LN2_HIGH = 0.69314718036912381649;
const LN2_LOW = 1.90821492927058770002e-10;
/** 1/13!, 1/12! … 1/1!, 1: enough for a double where |x| is no more than half of ln 2. */
const SERIES = coefficients(13);
const LEAST = -700;
const MOST = 700;
const POWERS_OF_TWO = powers(Math.ceil(MOST * Math.LOG2E) + 1);

export function exp(x: number): number {
  if (x <= LEAST) return 0;
  if (x >= MOST) return Number.POSITIVE_INFINITY;
  const whole = Math.round(x * Math.LOG2E);
  const rest = x - whole * LN2_HIGH - whole * LN2_LOW;
  let sum = 0;
  for (let term = 0; term < SERIES.length; term++) sum = sum * rest + (SERIES[term] as number);
  return whole >= 0 ? sum * (POWERS_OF_TWO[whole] as number) : sum / (POWERS_OF_TWO[-whole] as number);
}

function coefficients(most: number): Float64Array {
  const found = new Float64Array(most + 1);
  let factorial = 1;
  for (let power = 0; power <= most; power++) {
    if (power > 0) factorial *= power;
    found[most - power] = 1 / factorial;
  }
  return found;
}

function powers(count: number): Float64Array {
  const found = new Float64Array(count);
  for (let power = 0, value = 1; power < count; power++, value *= 2) found[power] = value;
  return found;
}

/** The natural logarithms of 1, 2, 3 …, as far as somebody has asked. */
const LOGARITHMS: number[] = [0];

/** The natural logarithm of a whole number from 1: each is a little more than the one before it. */
export function logarithmOf(count: number): number {
  for (let known = LOGARITHMS.length; known < count; known++) {
    // ln(n + 1) − ln(n) = 2 artanh(1 / (2n + 1))
    const part = 1 / (2 * known + 1);
    let power = part;
    let sum = 0;
    for (let term = 1; power > Number.EPSILON * part; term += 2) {
      sum += power / term;
      power *= part * part;
    }
    LOGARITHMS.push((LOGARITHMS[known - 1] as number) + 2 * sum);
  }
  return LOGARITHMS[count - 1] as number;
}
