import type { PageDeps, ParsedCertificate, RutokenPlugin } from './rutoken-extension.ts'
import { TokenError, type TokenChoice } from './token-device.ts'

interface CertificateOnToken extends ParsedCertificate {
  readonly id: string
}

/**
 * What the token can sign with, the one that lasts longest first.
 *
 * @param companyInn whose certificates are meant; undefined where nobody is known yet
 * @throws TokenError that says what is wrong with those that are there
 */
export async function certificatesOn(
  { now }: Pick<PageDeps, 'now'>,
  plugin: RutokenPlugin,
  device: number,
  companyInn: string | undefined,
): Promise<readonly [CertificateOnToken, ...CertificateOnToken[]]> {
  const ids = Array.from(
    await plugin.enumerateCertificates(device, await plugin.CERT_CATEGORY_USER),
  )
  const all = await Promise.all(
    ids.map(async id => ({ id, ...(await plugin.parseCertificate(device, id)) })),
  )
  if (all.length === 0) throw new TokenError('NOT_CERT')
  const ours = companyInn === undefined ? all : all.filter(one => hasName(one, companyInn))
  if (ours.length === 0) throw new TokenError('CERTIFICATE_NOT_OF_COMPANY')
  const started = ours.filter(one => Date.parse(one.validNotBefore) <= now())
  if (started.length === 0) throw new TokenError('CERTIFICATE_NOT_YET_VALID')
  const [best, ...others] = started
    .filter(one => Date.parse(one.validNotAfter) > now())
    .toSorted((one, other) => Date.parse(other.validNotAfter) - Date.parse(one.validNotAfter))
  if (best === undefined) throw new TokenError('CERTIFICATE_EXPIRED')
  return [best, ...others]
}

/** A certificate in the words of its subject: whose it is, and of which organisation. */
export function choiceOf(certificate: CertificateOnToken): TokenChoice {
  const names = ['commonName', 'organizationName'].flatMap(rdn => {
    const found = Array.from(certificate.subject).find(one => one.rdn === rdn)
    return found === undefined ? [] : [found.value]
  })
  return {
    id: certificate.id,
    label: names.length === 0 ? certificate.id : names.join(', '),
    validUntil: certificate.validNotAfter,
  }
}

const hasName = ({ subject }: ParsedCertificate, value: string): boolean =>
  Array.from(subject).some(part => part.value === value)
