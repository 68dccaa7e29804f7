import { useState } from 'react'
import type { RowIds } from '../../components/table/data-column.ts'
import { DataTable } from '../../components/table/data-table.tsx'
import { sampleRows } from '../samples.ts'
import type { SampleRow } from '../samples.ts'
import { Specimen, Specimens } from '../specimen.tsx'
import { useWords } from '../words.ts'
import { sampleColumns } from './table-section.tsx'

const rows = sampleRows(10_000)
const idOf = (row: SampleRow) => row.id
const nameOf = (row: SampleRow) => row.to
const hrefOf = (row: SampleRow) => `/history?payment=${row.id}`

/** Ten thousand rows, for the measurement of scrolling. */
export function LongTableSection() {
  const words = useWords()
  const [selection, setSelection] = useState<RowIds>(new Set())
  return (
    <Specimens>
      <Specimen name="Table of 10 000 rows" isWide>
        <DataTable
          label={words.payments}
          columns={sampleColumns(words)}
          rows={rows}
          getRowId={idOf}
          rowName={nameOf}
          rowHref={hrefOf}
          selection={selection}
          onSelectionChange={setSelection}
        />
      </Specimen>
    </Specimens>
  )
}
