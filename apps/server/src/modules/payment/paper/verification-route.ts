import type { FastifyInstance } from 'fastify'
import { languages } from '@tartip/domain/language'
import { paperText } from '@tartip/domain/payment/payment-paper'

import { HttpRefusal } from '../../../platform/http/errors.ts'
import { paperDocumentsFor } from './paper-document.ts'
import type { PaperDeps } from './paper-exports.ts'

/** Longer than any code, however it is grouped. */
const longestCode = 80

/**
 * `GET /api/v1/payment-orders/<code>`, open to everybody: what a printed payment order says, in the three languages.
 * Whoever has no paper learns nothing, not even whether a document exists.
 */
export function registerVerificationRoute(
  app: FastifyInstance,
  { useCases, verification, publicAddress }: PaperDeps,
): void {
  app.get<{ Params: { code: string } }>('/api/v1/payment-orders/:code', async (request, reply) => {
    const { code } = request.params
    const document = code.length > longestCode ? undefined : await verification.find(code)
    if (!document) throw new HttpRefusal(400, 'VERIFICATION_CODE_UNKNOWN')
    const paper = (await paperDocumentsFor(useCases, document.legalPartyId))(document)
    const texts = Object.fromEntries(
      languages.map(language => {
        const {
          checkTitle: _title,
          checkText: _text,
          ...shown
        } = paperText(paper, language, publicAddress)
        return [language, { ...shown, bankName: paper.payerBankName[language] }]
      }),
    )
    void reply.header('cache-control', 'no-store')
    return texts
  })
}
