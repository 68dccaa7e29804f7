import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'

const oid = {
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  extendedKeyUsage: '2.5.29.37',
}
/** Extensions that are understood here; a critical one beside them forbids the certificate (RFC 5280). */
const understood: readonly string[] = [
  oid.keyUsage,
  oid.basicConstraints,
  oid.extendedKeyUsage,
  // Policies: none is requested, so any will do.
  '2.5.29.32',
]
/** Servers, code, time stamps and answers about revocation: what is meant for these alone signs no documents. */
const otherPurposes: readonly string[] = ['1', '3', '8', '9'].map(one => `1.3.6.1.5.5.7.3.${one}`)

/** Bits of key usage (RFC 5280, 4.2.1.3). */
export const usages = {
  digitalSignature: 0b1000_0000,
  nonRepudiation: 0b0100_0000,
  keyCertSign: 0b0000_0100,
  cRLSign: 0b0000_0010,
} as const

/** The bits of a certificate's key usage; none for one that says nothing of it. */
export function usageOf(certificate: pkijs.Certificate): number {
  const extension = certificate.extensions?.find(one => one.extnID === oid.keyUsage)
  const parsed = extension && asn1js.fromBER(extension.extnValue.valueBlock.valueHexView)
  return parsed?.result instanceof asn1js.BitString
    ? (parsed.result.valueBlock.valueHexView[0] ?? 0)
    : 0
}

export function constraintsOf(certificate: pkijs.Certificate): pkijs.BasicConstraints | undefined {
  const extension = certificate.extensions?.find(one => one.extnID === oid.basicConstraints)
  const parsed: unknown = extension?.parsedValue
  return parsed instanceof pkijs.BasicConstraints ? parsed : undefined
}

export function isAuthority(certificate: pkijs.Certificate): boolean {
  return constraintsOf(certificate)?.cA === true
}

/** Nothing critical is passed over, and nothing stands twice: of two one would have to be chosen. */
export function isUnderstood({ extensions = [] }: pkijs.Certificate): boolean {
  const ids = extensions.map(one => one.extnID)
  const isKnown = extensions.every(one => !one.critical || understood.includes(one.extnID))
  return isKnown && new Set(ids).size === ids.length
}

export function isMeantForDocuments(certificate: pkijs.Certificate): boolean {
  const extension = certificate.extensions?.find(one => one.extnID === oid.extendedKeyUsage)
  if (extension === undefined) return true
  const parsed: unknown = extension.parsedValue
  const purposes = parsed instanceof pkijs.ExtKeyUsage ? parsed.keyPurposes : []
  return purposes.some(one => !otherPurposes.includes(one))
}
