import { IconAlertTriangle, IconCircleCheck, IconDownload, IconMinus } from '@tabler/icons-react'
import { errorText } from '@tartip/domain/errors/catalogue'
import type { ReactNode } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { csvOf } from '../../../lib/table-file/csv-file.ts'
import { saveFile } from '../../../lib/table-file/save-file.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import type { PaymentRow } from '../api/payment-queries.ts'
import type { BatchResult } from './batch-result.ts'
import classes from './batch-results.module.css'
import { RowLine } from './row-line.tsx'
import { sumsText } from './sums.ts'

interface BatchResultsProps {
  result: BatchResult
}

/** What became of a batch: how many went through, which did not and why, which were left out. */
export function BatchResults({ result }: BatchResultsProps) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const { action, done, failed, skipped } = result
  const save = useReport(result)
  return (
    <div className={classes.results}>
      {done.length > 0 ? (
        <Part
          tone="success"
          icon={<IconCircleCheck size={24} aria-hidden />}
          title={t($ => $.actions.result.done[action])}
          count={done.length}
          aside={sumsText(done)}
        />
      ) : null}
      {failed.length > 0 ? (
        <Part
          tone="danger"
          icon={<IconAlertTriangle size={24} aria-hidden />}
          title={t($ => $.actions.result.failed)}
          count={failed.length}
        >
          {failed.map(({ row, code, params }) => (
            <RowLine
              key={row.id}
              row={row}
              tone="danger"
              note={errorText(code, params, language)}
            />
          ))}
        </Part>
      ) : null}
      {skipped.length > 0 ? (
        <Part
          tone="muted"
          icon={<IconMinus size={24} aria-hidden />}
          title={t($ => $.actions.result.skipped)}
          count={skipped.length}
        >
          {skipped.map(row => (
            <RowLine key={row.id} row={row} />
          ))}
        </Part>
      ) : null}
      {done.length + failed.length > 1 ? (
        <Button
          variant="subtle"
          size="sm"
          className={classes.save}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={save}
        >
          {t($ => $.actions.result.save)}
        </Button>
      ) : null}
    </div>
  )
}

interface PartProps {
  tone: 'success' | 'danger' | 'muted'
  icon: ReactNode
  title: string
  count: number
  aside?: ReactNode
  children?: ReactNode
}

function Part({ tone, icon, title, count, aside, children }: PartProps) {
  return (
    <section className={classes.part} data-tone={tone} aria-label={`${title}: ${count}`}>
      <div className={classes.head}>
        {icon}
        <h3>
          {title}: {count}
        </h3>
        {aside ? <span className={classes.aside}>{aside}</span> : null}
      </div>
      {children ? <ul>{children}</ul> : null}
    </section>
  )
}

/** The same result as a file, for whoever has to answer for it. */
function useReport({ action, done, failed, skipped }: BatchResult): () => void {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const line = (row: PaymentRow, outcome: string, reason = '') => [
    row.transferNum,
    row.recipientName,
    row.amount,
    row.currency,
    outcome,
    reason,
  ]
  const columns = ['number', 'recipient', 'amount', 'currency', 'outcome', 'reason'] as const
  return () => {
    const rows = [
      columns.map(column => t($ => $.actions.result.columns[column])),
      ...done.map(row =>
        line(
          row,
          t($ => $.actions.result.done[action]),
        ),
      ),
      ...failed.map(({ row, code, params }) =>
        line(
          row,
          t($ => $.actions.result.failed),
          errorText(code, params, language),
        ),
      ),
      ...skipped.map(row =>
        line(
          row,
          t($ => $.actions.result.skipped),
        ),
      ),
    ]
    saveFile(`${t($ => $.actions.result.file)}.csv`, csvOf(rows))
  }
}
