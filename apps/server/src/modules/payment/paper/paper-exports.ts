import { oneCLines } from '@tartip/domain/exchange/one-c'
import type { Language, LocalizedText } from '@tartip/domain/language'
import { inputNamesOf, readListInput } from '@tartip/domain/lists/list'
import { mostInOneCFile, mostInPaperFile, paymentList } from '@tartip/domain/lists/payment-list'
import { documentMayBeExported } from '@tartip/domain/payment/derived-actions'
import { paperText } from '@tartip/domain/payment/payment-paper'
import { err, ok, type Result } from '@tartip/domain/result'
import { bishkekDate } from '@tartip/domain/time/instant'
import { formatDate } from '@tartip/domain/time/format-date'
import type { Paper } from '@tartip/formats/pdf/paper'
import { printPapers } from '@tartip/formats/pdf/print-papers'

import type { Actor } from '../../../platform/actor.ts'
import {
  nameOfExport,
  type ExportRefusal,
  type ListExport,
} from '../../../platform/lists/list-export-routes.ts'
import { mapInSlices } from '../../../platform/slices.ts'
import { paymentPolicies } from '../graphql/payment-policies.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { accessScopeOf, findChosen } from '../use-cases/viewer-access.ts'
import { paperDocumentsFor } from './paper-document.ts'
import type { Verification } from './verification.ts'

export interface PaperDeps {
  readonly useCases: PaymentDeps
  readonly verification: Verification
  /** The address of the product, where a print is checked. */
  readonly publicAddress: string
  readonly fontsFolder: string
}

const texts = {
  order: { ru: 'Платёжное поручение', ky: 'Төлөм тапшырмасы', en: 'Payment order' },
  orders: { ru: 'Платёжные поручения', ky: 'Төлөм тапшырмалары', en: 'Payment orders' },
  oneC: { ru: 'Платежи для 1С', ky: '1С үчүн төлөмдөр', en: 'Payments for 1C' },
} as const satisfies Readonly<Record<string, LocalizedText>>

const titleOfOrder = (language: Language): string => texts.order[language]

/**
 * `GET /api/v1/exports/payment-orders?format=pdf&ids=…&language=…`, or with the filters of the history in the place of
 * `ids`: a payment order for each document.
 */
export const createPaymentOrderExport = (deps: PaperDeps): ListExport => ({
  name: 'payment-orders',
  title: titleOfOrder,
  policy: paymentPolicies.findTransferDataByPaymentId,
  types: { pdf: 'application/pdf' },
  async open(actor, which, language) {
    const found = await findExecuted(deps.useCases, actor, which, mostInPaperFile)
    if (!found.ok) return found
    const [first, second] = found.value
    const file =
      second === undefined && first !== undefined
        ? { about: [first.transferNum] }
        : {
            title: texts.orders[language],
            about: [formatDate(bishkekDate(deps.useCases.clock.now()))],
          }
    const title = nameOfExport({ title: titleOfOrder }, file, language)
    const isEmpty = found.value.length === 0
    const write = () => pdfOf(deps, actor, found.value, language, title)
    return ok({ ...file, isEmpty, write })
  },
})

async function* pdfOf(
  deps: PaperDeps,
  actor: Actor,
  documents: readonly PaymentDocument[],
  language: Language,
  title: string,
): AsyncGenerator<Uint8Array> {
  const { useCases, verification, publicAddress, fontsFolder } = deps
  const paperOf = await paperDocumentsFor(useCases, actor.legalPartyId)
  const address = `${publicAddress}/verify`
  const papers = await mapInSlices(documents, (document): Paper => {
    const printed = paperOf(document)
    const text = paperText(printed, language, address)
    const code = verification.codeOf(document)
    const { signatures: rows, signaturesTitle } = text
    return {
      bankName: printed.payerBankName[language],
      title: text.title,
      subtitle: `${text.kind} · ${text.executed}`,
      sum: { amount: text.amount, words: text.amountInWords },
      parts: [{ rows: text.rows }, ...(rows.length > 0 ? [{ title: signaturesTitle, rows }] : [])],
      qr: {
        content: `${address}/${code}`,
        link: `${address}/${code}`,
        title: text.checkTitle,
        text: text.checkText,
        code,
      },
    }
  })
  yield await printPapers({ papers, fontsFolder, title })
}

/** `GET /api/v1/exports/payments-1c?format=txt&ids=…`, or with the filters of the history in the place of `ids`. */
export const createOneCExport = (deps: Pick<PaperDeps, 'useCases'>): ListExport => ({
  name: 'payments-1c',
  title: language => texts.oneC[language],
  policy: paymentPolicies.searchPaymentByCriteria,
  types: { txt: 'text/plain; charset=utf-8' },
  async open(actor, which) {
    const found = await findExecuted(deps.useCases, actor, which, mostInOneCFile)
    if (!found.ok) return found
    const { clock } = deps.useCases
    const paperOf = await paperDocumentsFor(deps.useCases, actor.legalPartyId)
    const documents = found.value.map(document => {
      const { executedAt, payerBankName, recipientBankName, ...paper } = paperOf(document)
      return {
        ...paper,
        executedOn: bishkekDate(executedAt),
        payerBankName: payerBankName.ru,
        recipientBankName: recipientBankName.ru,
      }
    })
    const lines = oneCLines(documents, clock.now())
    const about = [formatDate(bishkekDate(clock.now()))]
    const isEmpty = documents.length === 0
    return ok({ about, isEmpty, write: () => lines })
  },
})

/**
 * Executed documents by id, in that order, where one that the person may not see answers like one that is not there; or
 * everything executed that the filters of the history find.
 */
async function findExecuted(
  deps: PaymentDeps,
  actor: Actor,
  { ids, ...filters }: Readonly<Record<string, unknown>>,
  most: number,
): Promise<Result<readonly PaymentDocument[], ExportRefusal>> {
  // A filter that is misspelt must not export everything.
  const known = ids === undefined ? inputNamesOf(paymentList) : []
  const unknown = Object.keys(filters).find(name => !known.includes(name))
  if (unknown !== undefined) return err('BAD_USER_INPUT', { field: unknown })
  const isExecuted = (document: PaymentDocument) => documentMayBeExported(document, actor).ok
  if (ids !== undefined) {
    const chosen = await findChosen(deps, actor, ids)
    return chosen.ok && !chosen.value.every(isExecuted) ? err('PAYMENT_NOT_FOUND') : chosen
  }
  const request = readListInput(paymentList, filters)
  if (!request.ok) return request
  const scope = await accessScopeOf(deps, actor)
  const query = { ...request.value, viewer: actor, asOf: deps.clock.now() }
  const executed: PaymentDocument[] = []
  for await (const batch of deps.reads.searchAll(scope, query)) {
    executed.push(...batch.filter(isExecuted))
    if (executed.length > most) return err('EXPORT_TOO_LARGE', { max: most })
  }
  return ok(executed)
}
