import { useMutation, useQueryClient } from '@tanstack/react-query'
import { withoutLabel } from '@tartip/domain/text/label-before-words'
import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { execute } from '../../lib/graphql-client.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useFailure } from '../../lib/use-failure.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { CorrectImportedRowsDocument } from './api/exchange.files.generated.ts'
import { service, type ImportedRow } from './file-queries.ts'
import classes from './files.module.css'
import { correctableFields, type CorrectableField } from './file-fields.ts'
import { RowField } from './row-field.tsx'

interface RowFormProps {
  readonly fileId: string
  readonly rows: readonly ImportedRow[]
  readonly onSaved: (rows: readonly ImportedRow[]) => void
  readonly onClose: () => void
}

/** Corrects one row, or the same fields of several: then an empty field leaves theirs as they are. */
export function RowForm({ fileId, rows, onSaved, onClose }: RowFormProps) {
  const { t } = useTranslation('files')
  const { legalPartyId } = useViewer()
  const client = useQueryClient()
  const failure = useFailure()
  const refusedField = correctableFields.find(field => field === failure.error?.params['field'])
  const [first] = rows
  const isSingle = rows.length === 1
  const textOf = (field: string) =>
    (isSingle && first?.fields.find(each => each.field === field)?.text) || ''
  const [texts, setTexts] = useState<Readonly<Partial<Record<CorrectableField, string>>>>({})
  const save = useMutation({
    mutationFn: () => {
      const fields = Object.entries(texts).map(([field, text]) => ({ field, text }))
      const input = { legalPartyId, fileId, rowIds: rows.map(({ id }) => id), fields }
      return execute(CorrectImportedRowsDocument, { rows: input }, { service })
    },
    onSuccess: ({ correctImportedRows }) => {
      onSaved(correctImportedRows)
      onClose()
    },
    onError: failure.show,
    onSettled: () => client.invalidateQueries({ queryKey: ['imported-files'] }),
  })
  return (
    <Dialog
      title={
        isSingle && first
          ? t($ => $.rows.correct, { row: first.row })
          : t($ => $.rows.correctChosen, { count: rows.length })
      }
      width={36}
      onClose={save.isPending ? undefined : onClose}
      actions={
        <>
          <Button variant="default" disabled={save.isPending} onClick={onClose}>
            {t($ => $.rows.cancel)}
          </Button>
          <Button
            loading={save.isPending}
            disabled={Object.keys(texts).length === 0}
            onClick={() => save.mutate()}
          >
            {t($ => $.rows.save)}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        {isSingle ? null : <p className={classes.quiet}>{t($ => $.rows.emptyStays)}</p>}
        {correctableFields.map(field => {
          const label = t($ => $.fields[field])
          const complaint =
            isSingle && texts[field] === undefined
              ? first?.complaints.find(each => each.field === field)
              : undefined
          const props = {
            name: field,
            label,
            error:
              refusedField === field
                ? failure.words
                : complaint && withoutLabel(label, complaint.message),
            onChange: (text: string) => {
              if (refusedField === field) failure.forget()
              setTexts({ ...texts, [field]: text })
            },
          }
          const value = texts[field] ?? textOf(field)
          return <RowField key={field} field={field} {...props} value={value} />
        })}
        {failure.words && refusedField === undefined ? (
          <Notice tone="danger" role="alert">
            {failure.words}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}
