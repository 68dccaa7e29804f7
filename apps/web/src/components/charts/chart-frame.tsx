import { IconChartBar, IconTable } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useComponentText } from '../i18n/use-component-text.ts'
import classes from './chart-frame.module.css'

export interface ChartTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}

interface ChartFrameProps {
  title: string
  /** The totals, or the reading of one point while there is one. */
  reading: ReactNode
  table: ChartTable
  /** Takes the height that its card has left. */
  isTall?: boolean
  children: ReactNode
}

/** Ground of every chart: its name, its figures in words, and the same data as a table. */
export function ChartFrame({ title, reading, table, isTall, children }: ChartFrameProps) {
  const { t } = useComponentText()
  const [isTable, setIsTable] = useState(false)
  const Icon = isTable ? IconChartBar : IconTable
  const name = isTable ? t($ => $.chart.showChart) : t($ => $.chart.showTable)
  return (
    <figure className={classes.frame} data-tall={isTall}>
      <figcaption className={classes.caption}>
        <span className={classes.title}>{title}</span>
        <span className={classes.reading}>{reading}</span>
        {table.rows.length === 0 ? null : (
          <button
            type="button"
            className={classes.switch}
            aria-label={name}
            title={name}
            onClick={() => setIsTable(!isTable)}
            data-no-print
          >
            <Icon size={18} aria-hidden />
          </button>
        )}
      </figcaption>
      {table.rows.length === 0 ? (
        <p className={classes.nothing}>{t($ => $.chart.nothing)}</p>
      ) : isTable ? (
        <PlainTable title={title} table={table} />
      ) : (
        children
      )}
    </figure>
  )
}

function PlainTable({ title, table }: { title: string; table: ChartTable }) {
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={title}>
      <table className={classes.table}>
        <thead>
          <tr>
            {table.head.map(text => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={table.head[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
