import { isUuid } from '../identifiers/uuid.ts'

/** Without letters that are read as digits or as each other. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** The id of the document, and what proves that the bank has printed it. */
const idBytes = 16
export const proofBytes = 7

/** What a printed document is checked by: its id and a proof, in groups of four that a person can type. */
export function writeVerificationCode(documentId: string, proof: Uint8Array): string {
  const bytes = [...bytesOfUuid(documentId), ...proof.subarray(0, proofBytes)]
  const bits = bytes.map(byte => byte.toString(2).padStart(8, '0')).join('')
  const letters = (bits.match(/.{1,5}/g) ?? []).map(
    group => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)],
  )
  return (letters.join('').match(/.{1,4}/g) ?? []).join('-')
}

/** A typed code, however it is grouped; undefined when it is none. */
export function readVerificationCode(
  typed: string,
): { readonly documentId: string; readonly proof: Uint8Array } | undefined {
  const letters = [...typed.toUpperCase().replaceAll(/[\s-]/g, '')].map(letter =>
    alphabet.indexOf(lookAlikes[letter] ?? letter),
  )
  const length = Math.ceil(((idBytes + proofBytes) * 8) / 5)
  if (letters.length !== length || letters.includes(-1)) return undefined
  const bits = letters.map(value => value.toString(2).padStart(5, '0')).join('')
  const bytes = Uint8Array.from({ length: idBytes + proofBytes }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8), 2),
  )
  const documentId = uuidOfBytes(bytes.subarray(0, idBytes))
  return isUuid(documentId) ? { documentId, proof: bytes.subarray(idBytes) } : undefined
}

/** Codes of the payment orders in a PDF file, by the links of their QR codes; each once, in the order of the pages. */
export function verificationCodesIn(pdf: Uint8Array): readonly string[] {
  const text = new TextDecoder('latin1').decode(pdf)
  const found = [...text.matchAll(/\/verify\/([0-9A-Za-z-]{37,50})/g)].map(([, code = '']) => code)
  return [...new Set(found)].filter(code => readVerificationCode(code) !== undefined)
}

/** What people type in the place of a letter that the alphabet leaves out. */
const lookAlikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

const bytesOfUuid = (id: string): readonly number[] =>
  (id.replaceAll('-', '').match(/../g) ?? []).map(pair => Number.parseInt(pair, 16))

function uuidOfBytes(bytes: Uint8Array): string {
  const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
