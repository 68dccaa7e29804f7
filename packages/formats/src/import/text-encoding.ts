import iconv from 'iconv-lite'

export type TextEncoding = 'UTF-8' | 'UTF-16' | 'windows-1251' | 'cp866'

export interface DecodedText {
  readonly text: string
  readonly encoding: TextEncoding
}

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte)

/**
 * The encoding is decided by the bytes: what a file declares is often wrong. Text that is valid UTF-8 is UTF-8; between
 * the two Cyrillic code pages the one that reads more like Russian is taken.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (startsWith(bytes, 0xff, 0xfe)) return decoded(bytes, 'utf-16le', 'UTF-16')
  if (startsWith(bytes, 0xfe, 0xff)) return decoded(bytes, 'utf-16be', 'UTF-16')
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    const windows = decoded(bytes, 'windows-1251', 'windows-1251')
    const dos = decoded(bytes, 'cp866', 'cp866')
    return likeness(dos.text) > likeness(windows.text) ? dos : windows
  }
}

function decoded(bytes: Uint8Array, codec: string, encoding: TextEncoding): DecodedText {
  return { text: iconv.decode(Buffer.from(bytes), codec), encoding }
}

const frequentLetters = /[оеаинтсрвлкмдпуОЕАИНТСРВЛКМДПУ]/g
const otherLetters = /[а-яёА-ЯЁ№«»]/g
/** Box drawing, letters of other Cyrillic alphabets and signs: what one code page makes of the text of the other. */
const strange = /[\u2500-\u259f\u0402-\u040f\u0452-\u045f\u0490\u0491¤¦©¬®°±µ¶†‡‰€™]/g
const capitalInsideWord = /[а-яё][А-ЯЁ]/g
const sampleCharacters = 100_000

/** How much a text looks like Russian. */
function likeness(text: string): number {
  const sample = text.slice(0, sampleCharacters)
  const count = (pattern: RegExp) => sample.match(pattern)?.length ?? 0
  return (
    count(frequentLetters) + count(otherLetters) - 3 * count(strange) - 2 * count(capitalInsideWord)
  )
}

/** Whether bytes are no text at all. */
export function isBinary(bytes: Uint8Array): boolean {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) return false
  return bytes.subarray(0, 4_096).includes(0)
}
