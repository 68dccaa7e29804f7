import { useQueryClient } from '@tanstack/react-query'
import { salaryRowStateNames } from '@tartip/domain/salary/register-status'
import { csvOf } from '../../lib/table-file/csv-file.ts'
import { saveFile } from '../../lib/table-file/save-file.ts'
import { loadErrorText } from '../../lib/use-error-text.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { paramsOf, registerQuery, type Register, type RegisterRow } from './salary-queries.ts'

/** As many rows as one call may answer with all that is said of them. */
const pageSize = 200

/** Saves a register with what became of each row, as a spreadsheet of the person's language opens it. */
export function useDownloadRegister(): (register: Register) => Promise<void> {
  const { t } = useTranslation('salary')
  const language = useLanguage()
  const client = useQueryClient()
  return async ({ id: salaryId, legalPartyId, fileName }) => {
    const errorText = await loadErrorText()
    const found: RegisterRow[] = []
    for (let page = 1; ; page += 1) {
      const part = await client.fetchQuery(
        registerQuery(legalPartyId, salaryId, {}, page, pageSize),
      )
      found.push(...part.detail)
      if (page >= part.amountPages) break
    }
    const heads = [
      '№',
      t($ => $.people.name),
      t($ => $.people.account),
      t($ => $.list.amount),
      t($ => $.list.status),
      t($ => $.detail.why),
    ]
    const rows = found.map(row => [
      String(row.id),
      row.fullName,
      row.cardAccount,
      { amount: row.amount },
      salaryRowStateNames[row.state][language],
      row.findings.map(finding => errorText(finding.code, paramsOf(finding), language)).join(' '),
    ])
    saveFile(`${fileName}.csv`, csvOf([heads, ...rows], language))
  }
}
