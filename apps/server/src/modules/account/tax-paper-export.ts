import type { LocalizedText } from '@tartip/domain/language'
import { err, ok } from '@tartip/domain/result'
import { bishkekDate } from '@tartip/domain/time/instant'
import { formatDate } from '@tartip/domain/time/format-date'

import type { Clock } from '../../platform/clock.ts'
import type { ListExport } from '../../platform/lists/list-export-routes.ts'
import { accountPolicies } from './graphql/account-policies.ts'
import type { ProductUseCases } from './product-use-cases.ts'

const name = 'tax-papers'
const texts = {
  debts: { ru: 'Налоговая задолженность', ky: 'Салык карызы', en: 'Tax debts' },
  notice: { ru: 'Налоговое уведомление', ky: 'Салык кабарламасы', en: 'Tax notice' },
} as const satisfies Readonly<Record<string, LocalizedText>>
const inputs = ['debtId']

/** Where the notice of a debt is downloaded, or without one the statement of all. */
export const taxPaperAddress = (debtId?: string): string =>
  `/api/v1/exports/${name}?format=pdf${debtId === undefined ? '' : `&debtId=${encodeURIComponent(debtId)}`}`

/** `GET /api/v1/exports/tax-papers?format=pdf&debtId=…&language=…`: papers of the tax service about the own debts. */
export const createTaxPaperExport = (
  { readTaxPaper }: Pick<ProductUseCases, 'readTaxPaper'>,
  clock: Clock,
): ListExport => ({
  name,
  title: language => texts.debts[language],
  policy: accountPolicies.getNptByLegalPartyId,
  types: { pdf: 'application/pdf' },
  async open(actor, input, language) {
    const unknown = Object.keys(input).find(one => !inputs.includes(one))
    if (unknown !== undefined) return err('BAD_USER_INPUT', { field: unknown })
    const { debtId } = input
    if (debtId !== undefined && typeof debtId !== 'string') {
      return err('BAD_USER_INPUT', { field: 'debtId' })
    }
    const paper = await readTaxPaper(actor, { language, ...(debtId ? { debtId } : {}) })
    if (!paper.ok) return paper
    return ok({
      title: texts[debtId === undefined ? 'debts' : 'notice'][language],
      about: [formatDate(bishkekDate(clock.now()))],
      write: () => new Blob([new Uint8Array(paper.value)]).stream(),
    })
  },
})
