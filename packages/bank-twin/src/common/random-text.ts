/** The source of chance; injected so that tests get the same secrets each time. */
export type RandomBytes = (size: number) => Uint8Array

/** Without what people mistake for one another: 0 O, 1 l I. */
const readableAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789'

/** Text of this many characters that a person can type from a screen or a message. */
export function readableText(random: RandomBytes, length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of random(length * 2)) {
      // Bytes past the last whole alphabet are left out, or its first letters would come more often.
      const limit = 256 - (256 % readableAlphabet.length)
      if (byte < limit && text.length < length)
        text += readableAlphabet[byte % readableAlphabet.length]
    }
  }
  return text
}

/** This many digits, each as likely as any other. */
export function digitsText(random: RandomBytes, length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of random(length * 2)) {
      if (byte < 250 && text.length < length) text += String(byte % 10)
    }
  }
  return text
}
