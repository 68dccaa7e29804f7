import { createHash, randomBytes, webcrypto, X509Certificate } from 'node:crypto'
import * as pkijs from 'pkijs'
import { describeTokenAuthorityContract } from '@tartip/bank-ports/testing/token-authority-contract'
import { makeGostKeys } from '@tartip/gost/gost-keys'
import { expect, test } from 'vitest'
import { createTestServices } from '../testing/test-services.ts'
import { exportSpki } from './token-authority.ts'
import { bufferOf, certificateOfPem, engine, rsaSigning } from './x509.ts'

describeTokenAuthorityContract('the twin', async () => {
  const { services, clock, newId, close } = await createTestServices()
  return {
    tokenAuthority: services.tokenAuthority,
    newId,
    now: () => clock.now(),
    async newPublicKey(bits) {
      const algorithm = { ...rsaSigning, publicExponent: Uint8Array.of(1, 0, 1) }
      const pair = await webcrypto.subtle.generateKey({ ...algorithm, modulusLength: bits }, true, [
        'sign',
        'verify',
      ])
      return Buffer.from(await exportSpki(pair.publicKey)).toString('base64')
    },
    newGostKey: () => Buffer.from(makeGostKeys(randomBytes).publicKey).toString('base64'),
    publicKeyOf(pem) {
      const spki = certificateOfPem(pem).subjectPublicKeyInfo.toSchema().toBER(false)
      return Buffer.from(spki).toString('base64')
    },
    read(pem) {
      const certificate = new X509Certificate(pem)
      return {
        serial: certificate.serialNumber.toLowerCase(),
        subject: certificate.subject,
        fingerprint: createHash('sha256').update(certificate.raw).digest('hex'),
        isAuthority: certificate.ca,
        validFrom: Date.parse(certificate.validFrom),
        validUntil: Date.parse(certificate.validTo),
      }
    },
    isSignedBy(pem, issuerPem) {
      const [certificate, issuer] = [new X509Certificate(pem), new X509Certificate(issuerPem)]
      return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)
    },
    async serialsOnList(pem, issuerPem) {
      const base64 = pem.replace(/-----[A-Z0-9 ]+-----|\s/g, '')
      const list = pkijs.CertificateRevocationList.fromBER(bufferOf(Buffer.from(base64, 'base64')))
      const issuerCertificate = certificateOfPem(issuerPem)
      if (!(await list.verify({ issuerCertificate }, engine))) return undefined
      return (list.revokedCertificates ?? []).map(one =>
        Buffer.from(one.userCertificate.valueBlock.valueHexView).toString('hex'),
      )
    },
    advanceDays: days => clock.advanceMinutes(days * 24 * 60),
    close,
  }
})

test('the authority that certifies people makes no further authorities, and the root stands above it', async () => {
  const { services, close } = await createTestServices()
  const { authoritiesPem } = await services.tokenAuthority.chain()
  const constraints = authoritiesPem.map(pem => {
    const found = certificateOfPem(pem).extensions?.find(one => one.extnID === '2.5.29.19')
    return found?.parsedValue as pkijs.BasicConstraints
  })
  expect(constraints.map(one => [one.cA, one.pathLenConstraint])).toEqual([
    [true, undefined],
    [true, 0],
  ])
  await close()
})
