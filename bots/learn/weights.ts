/**
 * Weights as text: the upper half of each 32-bit number (as much as play needs), in base 64. A text of the wrong length is of
 * another net, and a bug.
 */
export function writeWeights(weights: Float32Array): string {
  const halves = new Uint16Array(weights.length);
  const bits = new Uint32Array(Float32Array.from(weights).buffer);
  for (const [index, value] of bits.entries()) halves[index] = (value + 0x8000) >>> 16;
  const bytes = new Uint8Array(halves.buffer);
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

export function readWeights(text: string, count: number): Float32Array {
  const letters = atob(text);
  if (letters.length !== 2 * count)
    throw new Error(`weights of another net: ${letters.length / 2} numbers, not ${count}`);
  const bits = new Uint32Array(count);
  for (let index = 0; index < count; index++) {
    bits[index] = ((letters.charCodeAt(2 * index) | (letters.charCodeAt(2 * index + 1) << 8)) << 16) >>> 0;
  }
  return new Float32Array(bits.buffer);
}
