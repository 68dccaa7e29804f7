import { createHash } from 'node:crypto'
import * as pkijs from 'pkijs'

export function certificateOfPem(pem: string): pkijs.Certificate {
  return pkijs.Certificate.fromBER(derOfPem(pem))
}

export function pemOf(certificate: pkijs.Certificate): string {
  const lines = Buffer.from(derOf(certificate))
    .toString('base64')
    .match(/.{1,64}/g)
  return `-----BEGIN CERTIFICATE-----\n${(lines ?? []).join('\n')}\n-----END CERTIFICATE-----\n`
}

/** SHA-256 over the DER form, hexadecimal. */
export function fingerprintOf(certificate: pkijs.Certificate): string {
  return createHash('sha256')
    .update(Buffer.from(derOf(certificate)))
    .digest('hex')
}

/** Hexadecimal in lower case, as authorities name a certificate. */
export function serialOf(certificate: pkijs.Certificate): string {
  return Buffer.from(certificate.serialNumber.valueBlock.valueHexView).toString('hex')
}

/** The bytes as they came: what was signed, and what the authority took the fingerprint of. */
function derOf(certificate: pkijs.Certificate): ArrayBuffer {
  return certificate.toSchema().toBER(false)
}

export function derOfPem(pem: string): ArrayBuffer {
  const base64 = pem.replace(/-----[A-Z0-9 ]+-----|\s/g, '')
  return new Uint8Array(Buffer.from(base64, 'base64')).buffer
}
