import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { execute } from '../../lib/graphql-client.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useRefusalToast } from '../../lib/use-refusal-toast.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { MapImportedFileDocument } from './api/exchange.files.generated.ts'
import { columnFields } from './file-fields.ts'
import { service, type ImportedDetails } from './file-queries.ts'
import classes from './files.module.css'

interface ColumnsFormProps {
  readonly fileId: string
  readonly headingRow: number
  readonly columns: NonNullable<ImportedDetails['columns']>
  /** The file was read already. */
  readonly isAgain: boolean
  /** Called once the file is read with the columns, or is left as it was read. */
  readonly onClose: () => void
}

const required = ['recipientAccount', 'recipientName', 'amount'] as const

/** Which column means what; the choice is remembered for files with the same headings. */
export function ColumnsForm({ fileId, headingRow, columns, isAgain, onClose }: ColumnsFormProps) {
  const { t } = useTranslation('files')
  const { legalPartyId } = useViewer()
  const client = useQueryClient()
  const showRefusal = useRefusalToast()
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(columns.map(({ column, field }) => [column, field ?? ''])),
  )
  const fields = Object.values(chosen)
  const missing = required.filter(field => !fields.includes(field))
  const read = useMutation({
    mutationFn: () => {
      const pairs = Object.entries(chosen).flatMap(([column, field]) =>
        field === '' ? [] : [{ column: Number.parseInt(column, 10), field }],
      )
      const file = { legalPartyId, fileId, headingRow, columns: pairs }
      return execute(MapImportedFileDocument, { file }, { service })
    },
    onSuccess: onClose,
    onError: showRefusal,
    onSettled: () => client.invalidateQueries({ queryKey: ['imported-files'] }),
  })
  return (
    <section aria-label={t($ => $.columns.title)}>
      <h2>{t($ => $.columns.title)}</h2>
      <p className={classes.quiet}>{isAgain ? t($ => $.columns.again) : t($ => $.columns.text)}</p>
      {missing.length > 0 ? (
        <Notice role="status">
          {t($ => $.columns.missing, {
            fields: missing.map(field => t($ => $.fields[field])).join(', '),
          })}
        </Notice>
      ) : null}
      <div className={classes.columns}>
        {columns.map(({ column, heading, samples }) => (
          <SelectField
            key={column}
            name={`column-${column}`}
            label={heading || t($ => $.columns.untitled, { number: column + 1 })}
            hint={samples.join(' · ')}
            value={chosen[column] ?? ''}
            onChange={field => setChosen({ ...chosen, [column]: field })}
            options={['', ...columnFields].map(field => ({
              value: field,
              label: field === '' ? t($ => $.columns.unused) : t($ => $.fields[fieldOf(field)]),
              isDisabled: field !== '' && field !== chosen[column] && fields.includes(field),
            }))}
          />
        ))}
      </div>
      <div className={classes.line}>
        <Button
          loading={read.isPending}
          disabled={missing.length > 0}
          onClick={() => read.mutate()}
        >
          {t($ => $.columns.read)}
        </Button>
        {isAgain ? (
          <Button variant="default" disabled={read.isPending} onClick={onClose}>
            {t($ => $.columns.cancel)}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

const fieldOf = (text: string) => columnFields.find(field => field === text) ?? 'purpose'
