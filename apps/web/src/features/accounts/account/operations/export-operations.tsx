import { useMutation } from '@tanstack/react-query'
import type { LocalDate } from '@tartip/domain/time/instant'
import { IconDownload } from '@tabler/icons-react'
import { Button } from '../../../../components/controls/button.tsx'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { toast } from '../../../../components/feedback/toast-store.ts'
import { failureWords } from '../../../../lib/failure-words.ts'
import { saveFile } from '../../../../lib/table-file/save-file.ts'
import type { FileType } from '../../../../lib/table-file/save-file.ts'
import { useLanguage } from '../../../../lib/use-language.ts'
import { allOperations } from '../../account-queries.ts'
import type { Account } from '../../accounts-model.ts'
import { listPeriodOf } from '../account-search.ts'
import type { AccountSearch } from '../account-search.ts'
import classes from './operations-card.module.css'
import { operationsFile, operationsFileName } from './operations-file.ts'

interface ExportOperationsProps {
  account: Account
  search: AccountSearch
  today: LocalDate
}

/** Everything the filter finds, older pages too, as a file for a spreadsheet. */
export function ExportOperations({ account, search, today }: ExportOperationsProps) {
  const { t } = useTranslation('accounts')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const currency = account.currency.isoCode
  const save = useMutation({
    mutationFn: async (type: FileType) => {
      const { operations, isWhole } = await allOperations(account.id, search, today)
      const table = operationsFile(
        operations,
        {
          date: t($ => $.operations.date),
          number: t($ => $.operations.number),
          counterparty: t($ => $.export.counterparty),
          counterpartyAccount: t($ => $.export.account),
          counterpartyBank: t($ => $.export.bank),
          purpose: t($ => $.export.purpose),
          debit: t($ => $.operations.debit),
          credit: t($ => $.operations.credit),
          balance: t($ => $.operations.after),
        },
        currency,
      )
      const name = `${operationsFileName(account, listPeriodOf(search, today), today)}.${type}`
      saveFile(
        name,
        await contentOf(
          type,
          table,
          t($ => $.operations.title),
        ),
        type,
      )
      return { name, count: operations.length, isWhole }
    },
    onSuccess: ({ name, count, isWhole }) => {
      toast.success(t($ => (isWhole ? $.export.done : $.export.cut), { name, count }))
    },
    onError: async error => toast.error(await failureWords(error, common, language)),
  })
  return (
    <span className={classes.export} data-no-print>
      {(['xlsx', 'csv'] as const).map(type => (
        <Button
          key={type}
          size="sm"
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={save.isPending && save.variables === type}
          onClick={() => save.mutate(type)}
        >
          {type === 'xlsx' ? t($ => $.export.excel) : t($ => $.export.csv)}
        </Button>
      ))}
    </span>
  )
}

/** The writers come when a file is wanted, not with the page. */
async function contentOf(
  type: FileType,
  table: ReturnType<typeof operationsFile>,
  title: string,
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (type === 'csv') {
    const { csvOfTable } = await import('../../../../lib/table-file/csv-file.ts')
    return csvOfTable(table)
  }
  const { xlsxOfTable } = await import('../../../../lib/table-file/xlsx-file.ts')
  return xlsxOfTable(table, title)
}
