import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { shortAccount } from '@tartip/domain/identifiers/account-number'
import { accountOfTyped, type SalaryRowTexts } from '@tartip/domain/salary/register'
import { useCallback, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useListPlace } from '../../components/overlay/use-list-place.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './salary.module.css'
import { payableEmployeesQuery } from './salary-queries.ts'

/** An employee who can be paid. */
interface ProposedEmployee extends Pick<SalaryRowTexts, 'fullName' | 'cardAccount'> {
  readonly isInRegister: boolean
}

interface EmployeeOptionsInput {
  legalPartyId: string
  rows: readonly SalaryRowTexts[]
  onChoose: (row: number, employee: ProposedEmployee) => void
}

/** The name that somebody types. */
interface Asked {
  readonly row: number
  readonly text: string
}

const typingPauseMs = 200
const fewestLetters = 2
const mostOptions = 6

type ShownOptions = ReturnType<typeof useEmployeeOptions>

/** Proposes employees by the part of a name that is typed into a row. */
export function useEmployeeOptions({ legalPartyId, rows, onChoose }: EmployeeOptionsInput) {
  const listId = useId()
  const cell = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<Asked>()
  /** The account of the proposal that Enter takes; none until an arrow key has marked one. */
  const [marked, setMarked] = useState<string>()
  const text = asked?.text ?? ''
  const settled = useSettled(text, typingPauseMs)
  const { data } = useQuery({
    ...payableEmployeesQuery(legalPartyId, settled, mostOptions),
    enabled: asked !== undefined && settled.length >= fewestLetters,
    placeholderData: keepPreviousData,
  })
  const found = asked && text.length >= fewestLetters ? (data?.list ?? []) : []
  const inRegister = new Set(
    found.length === 0
      ? []
      : rows.flatMap(({ cardAccount }, row) =>
          row === asked?.row ? [] : [accountOfTyped(cardAccount)],
        ),
  )
  const options = found.flatMap(({ fullName, cardAccount }): ProposedEmployee[] =>
    cardAccount ? [{ fullName, cardAccount, isInRegister: inRegister.has(cardAccount) }] : [],
  )
  const choices = options.filter(option => !option.isInRegister)
  const isShown = options.length > 0
  const mark = choices.findIndex(({ cardAccount }) => cardAccount === marked)
  const markedOption = choices[mark]
  const close = useCallback(() => setAsked(undefined), [])
  const search = useCallback((input: HTMLInputElement, row: number) => {
    setMarked(undefined)
    setAsked({ row, text: input.value.trim() })
    cell.current = input
  }, [])
  const choose = (employee: ProposedEmployee) => {
    if (!asked || employee.isInRegister) return
    close()
    onChoose(asked.row, employee)
  }
  /** The place among the choices that a key marks. */
  const markedBy = (key: string): number | undefined => {
    if (choices.length === 0) return undefined
    if (key === 'ArrowDown') return (mark + 1) % choices.length
    return key === 'ArrowUp' && markedOption
      ? (mark - 1 + choices.length) % choices.length
      : undefined
  }
  return {
    listId,
    options,
    markedOption,
    choose,
    close,
    search,
    cell,
    row: isShown ? asked?.row : undefined,
    markedId: markedOption && `${listId}-${options.indexOf(markedOption)}`,
    /** Whether the key was meant for the proposals. */
    handleKey(event: KeyboardEvent): boolean {
      if (!asked || event.nativeEvent.isComposing) return false
      const next = markedBy(event.key)
      // Also before the answer has come, which then opens no list.
      if (event.key === 'Escape') close()
      else if (next !== undefined) setMarked(choices[next]?.cardAccount)
      else if (event.key === 'Enter' && markedOption) choose(markedOption)
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}

export function EmployeeOptions({ options: shown }: { options: ShownOptions }) {
  const { t } = useTranslation('salary')
  const { listId, options, markedOption, choose, cell } = shown
  const list = useListPlace(cell, options.length > 0)
  if (options.length === 0) return null
  return (
    <div
      {...list}
      id={listId}
      role="listbox"
      aria-label={t($ => $.editor.employees)}
      className={classes.employees}
    >
      {options.map((employee, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys go to the cell, which has the focus
        <div
          key={employee.cardAccount}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={employee === markedOption}
          aria-disabled={employee.isInRegister || undefined}
          className={classes.employee}
          onMouseDown={event => event.preventDefault()}
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
