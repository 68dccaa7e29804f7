import { IconAlertTriangle, IconCircleCheck, IconDownload, IconMinus } from '@tabler/icons-react'
import { errorText } from '@tartip/domain/errors/catalogue'
import type { ReactNode } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { csvOf, type CsvCell } from '../../lib/table-file/csv-file.ts'
import { saveFile } from '../../lib/table-file/save-file.ts'
import { useLanguage } from '../../lib/use-language.ts'
import type { DocumentKind, DocumentRow } from '../document-kind.ts'
import type { BatchResult } from './batch-result.ts'
import classes from './batch-results.module.css'
import { DocumentLineItem } from './document-lines.tsx'
import { amountsText } from './sums.ts'

interface BatchResultsProps<TRow extends DocumentRow> {
  kind: DocumentKind<TRow>
  result: BatchResult<TRow>
}

/** The outcome of a batch: how many went through, which did not and why, which were left out. */
export function BatchResults<TRow extends DocumentRow>({ kind, result }: BatchResultsProps<TRow>) {
  const { t } = useTranslation('documents')
  const language = useLanguage()
  const { action, done, failed, skipped } = result
  const save = useReport(kind, result)
  return (
    <div className={classes.results}>
      {done.length > 0 ? (
        <Part
          tone="success"
          icon={<IconCircleCheck size={24} aria-hidden />}
          title={t($ => $.actions.result.done[action])}
          count={done.length}
          aside={amountsText(kind, done)}
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
            <DocumentLineItem
              key={row.id}
              line={kind.line(row, language)}
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
            <DocumentLineItem key={row.id} line={kind.line(row, language)} />
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

/** The same result as a file. */
function useReport<TRow extends DocumentRow>(
  kind: DocumentKind<TRow>,
  { action, done, failed, skipped }: BatchResult<TRow>,
): () => void {
  const { t } = useTranslation('documents')
  const language = useLanguage()
  const { reportColumns } = kind.useTexts()
  const line = (row: TRow, outcome: string, reason = ''): readonly CsvCell[] => [
    ...kind.reportCells(row),
    outcome,
    reason,
  ]
  return () => {
    const doneText = t($ => $.actions.result.done[action])
    const failedText = t($ => $.actions.result.failed)
    const skippedText = t($ => $.actions.result.skipped)
    const rows = [
      [
        ...reportColumns,
        t($ => $.actions.result.columns.outcome),
        t($ => $.actions.result.columns.reason),
      ],
      ...done.map(row => line(row, doneText)),
      ...failed.map(({ row, code, params }) =>
        line(row, failedText, errorText(code, params, language)),
      ),
      ...skipped.map(row => line(row, skippedText)),
    ]
    saveFile(`${t($ => $.actions.result.file)}.csv`, csvOf(rows, language))
  }
}
