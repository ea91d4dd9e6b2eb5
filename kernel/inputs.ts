/** Hands out places among the numbers that describe a position to a judge: so many for each thing. */
export class Inputs {
  count = 0;

  next(many = 1): number {
    const first = this.count;
    this.count += many;
    return first;
  }
}
