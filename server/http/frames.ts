import type { Message } from "../tables/audience.ts";

/**
 * Text messages as the frames of WebSocket (RFC 6455, 5.2), all of one moment in one piece: a server does not mask, and here
 * nothing is compressed, so a frame is a short head and the text. A line with many tables gets many messages at once, and
 * one write for all of them costs a fraction of one or two for each.
 */
export function framed(messages: readonly Message[]): Buffer {
  let size = 0;
  for (const message of messages) {
    const length = lengthOf(message);
    size += headLength(length) + length;
  }
  const frames = Buffer.allocUnsafe(size);
  let next = 0;
  for (const message of messages) {
    const length = lengthOf(message);
    next = writeHead(frames, next, length);
    if (typeof message === "string") frames.write(message, next);
    else frames.set(message, next);
    next += length;
  }
  return frames;
}

function lengthOf(message: Message): number {
  return typeof message === "string" ? Buffer.byteLength(message) : message.length;
}

/** The whole of a text message, in one frame. */
const FINAL_TEXT = 0x81;
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

function headLength(length: number): number {
  return length <= SHORT ? 2 : length < 2 ** 16 ? 4 : 10;
}

function writeHead(frames: Buffer, at: number, length: number): number {
  frames[at] = FINAL_TEXT;
  if (length <= SHORT) {
    frames[at + 1] = length;
    return at + 2;
  }
  if (length < 2 ** 16) {
    frames[at + 1] = TWO_BYTES;
    return frames.writeUInt16BE(length, at + 2);
  }
  frames[at + 1] = EIGHT_BYTES;
  return frames.writeBigUInt64BE(BigInt(length), at + 2);
}
