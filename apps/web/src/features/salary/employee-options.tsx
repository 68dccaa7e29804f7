import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { shortAccount } from '@tartip/domain/identifiers/account-number'
import type { SalaryRowTexts } from '@tartip/domain/salary/register'
import { useCallback, useId, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { useSettled } from '../../lib/use-settled.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './salary.module.css'
import { employeesQuery } from './salary-queries.ts'

/** An employee who can be paid. */
interface ProposedEmployee extends Pick<SalaryRowTexts, 'fullName' | 'cardAccount'> {
  readonly isInRegister: boolean
}

interface EmployeeOptionsInput {
  legalPartyId: string
  rows: readonly SalaryRowTexts[]
  onChoose: (row: number, employee: ProposedEmployee) => void
}

/** The name that somebody types, and where the proposals for it stand in the frame of the grid. */
interface Asked {
  readonly row: number
  readonly text: string
  readonly place: CSSProperties
}

const typingPauseMs = 200
const fewestLetters = 2
const mostOptions = 6

type ShownOptions = ReturnType<typeof useEmployeeOptions>

/** Proposes employees by the part of a name that is typed into a row. */
export function useEmployeeOptions({ legalPartyId, rows, onChoose }: EmployeeOptionsInput) {
  const listId = useId()
  const [asked, setAsked] = useState<Asked>()
  const [marked, setMarked] = useState(0)
  const text = asked?.text ?? ''
  const settled = useSettled(text, typingPauseMs)
  const { data, isPlaceholderData } = useQuery({
    ...employeesQuery(legalPartyId, settled, 1, mostOptions),
    enabled: asked !== undefined && settled.length >= fewestLetters,
    placeholderData: keepPreviousData,
  })
  const found = asked && text.length >= fewestLetters ? (data?.list ?? []) : []
  const options = found.flatMap(({ fullName, cardAccount, cardState }): ProposedEmployee[] => {
    if (cardState !== 'ACTIVE' || !cardAccount) return []
    const place = rows.findIndex(row => row.cardAccount === cardAccount)
    return [{ fullName, cardAccount, isInRegister: place >= 0 && place !== asked?.row }]
  })
  const isShown = options.length > 0
  const mark = Math.min(marked, options.length - 1)
  const close = useCallback(() => setAsked(undefined), [])
  const search = useCallback((input: HTMLInputElement, row: number) => {
    setMarked(0)
    setAsked({ row, text: input.value.trim(), place: placeUnder(input) })
  }, [])
  const choose = (employee: ProposedEmployee | undefined) => {
    if (!asked || !employee || employee.isInRegister) return
    close()
    onChoose(asked.row, employee)
  }
  return {
    listId,
    options,
    mark,
    setMarked,
    choose,
    close,
    search,
    place: asked?.place,
    row: isShown ? asked?.row : undefined,
    markedId: isShown ? `${listId}-${mark}` : undefined,
    /** Whether the key was meant for the proposals. */
    handleKey(event: KeyboardEvent): boolean {
      if (!isShown || event.nativeEvent.isComposing) return false
      const next = { ArrowDown: mark + 1, ArrowUp: mark - 1 }[event.key]
      if (next !== undefined) setMarked((next + options.length) % options.length)
      else if (event.key === 'Enter' && settled === text && !isPlaceholderData) {
        choose(options[mark])
      } else if (event.key === 'Escape') close()
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}

/** Right under the input, in the frame around the part of the grid that scrolls. */
function placeUnder(input: HTMLInputElement): CSSProperties {
  const cell = input.getBoundingClientRect()
  const frame = input.closest('[data-frame]')?.getBoundingClientRect()
  return {
    insetBlockStart: cell.bottom - (frame?.top ?? 0),
    insetInlineStart: cell.left - (frame?.left ?? 0),
    minInlineSize: cell.width,
  }
}

export function EmployeeOptions({ options: shown }: { options: ShownOptions }) {
  const { t } = useTranslation('salary')
  const { listId, options, mark, setMarked, choose, place } = shown
  if (options.length === 0) return null
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={t($ => $.editor.employees)}
      className={classes.employees}
      style={place}
    >
      {options.map((employee, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys go to the cell, which has the focus
        <div
          key={employee.cardAccount}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === mark}
          aria-disabled={employee.isInRegister || undefined}
          className={classes.employee}
          onMouseDown={event => event.preventDefault()}
          onMouseMove={() => setMarked(index)}
          onClick={() => choose(employee)}
        >
          <span translate="no">{employee.fullName}</span>
          <span className={classes.note}>
            {employee.isInRegister
              ? t($ => $.editor.inRegister)
              : shortAccount(employee.cardAccount)}
          </span>
        </div>
      ))}
    </div>
  )
}
