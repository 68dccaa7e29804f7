import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fieldsForAllRows, type FieldForAllRows } from '@tartip/domain/files/exchanged-files'
import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { execute } from '../../lib/graphql-client.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useRefusalToast } from '../../lib/use-refusal-toast.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { FillImportedRowsDocument } from './api/exchange.files.generated.ts'
import { service, type ImportedDetails } from './file-queries.ts'
import classes from './files.module.css'
import { RowField } from './row-field.tsx'

interface LackedFieldsProps {
  readonly fileId: string
  readonly lacked: ImportedDetails['lackedFields']
  readonly onFilled: () => void
}

/** What many rows lack, chosen once for all of them; a wrong choice can be made again. What the file gave stays. */
export function LackedFields({ fileId, lacked, onFilled }: LackedFieldsProps) {
  const { t } = useTranslation('files')
  const { legalPartyId } = useViewer()
  const client = useQueryClient()
  const showRefusal = useRefusalToast()
  const [chosen, setChosen] = useState<Readonly<Partial<Record<FieldForAllRows, string>>>>({})
  const shown = fieldsForAllRows.flatMap(field => {
    const found = lacked.find(each => each.field === field)
    return found ? [{ field, rowCount: found.rowCount, text: chosen[field] ?? '' }] : []
  })
  const toFill = shown.filter(({ text }) => text !== '')
  const fill = useMutation({
    mutationFn: () => {
      const fields = toFill.map(({ field, text }) => ({ field, text }))
      const rows = { legalPartyId, fileId, fields }
      return execute(FillImportedRowsDocument, { rows }, { service })
    },
    onSuccess: () => {
      setChosen({})
      onFilled()
    },
    onError: showRefusal,
    onSettled: () => client.invalidateQueries({ queryKey: ['imported-files'] }),
  })
  return (
    <SummaryCard title={t($ => $.lacked.title)}>
      <p className={classes.quiet}>{t($ => $.lacked.text)}</p>
      <div className={classes.columns}>
        {shown.map(({ field, rowCount, text }) => (
          <RowField
            key={field}
            field={field}
            id={`all-${field}`}
            name={`all-${field}`}
            label={t($ => $.fields[field])}
            hint={t($ => $.lacked.rows, { count: rowCount })}
            value={text}
            onChange={value => setChosen({ ...chosen, [field]: value })}
          />
        ))}
      </div>
      <Button loading={fill.isPending} disabled={toFill.length === 0} onClick={() => fill.mutate()}>
        {t($ => $.lacked.fill)}
      </Button>
    </SummaryCard>
  )
}
