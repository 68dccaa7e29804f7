import { IconUpload } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readEmployeeList, type ListedEmployee } from '@tartip/domain/salary/employee-list'
import { bishkekDate } from '@tartip/domain/time/instant'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextAreaField } from '../../components/fields/text-area-field.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { randomUuid } from '../../lib/clock.ts'
import { execute } from '../../lib/graphql-client.ts'
import { useBankNow } from '../../lib/use-bank-now.ts'
import { useFailure } from '../../lib/use-failure.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { AddSalaryEmployeesDocument } from './api/salary.payment.generated.ts'
import classes from './salary.module.css'
import { salaryKey, service } from './salary-queries.ts'

/** People added in one call. */
const atOnce = 1_000
const mostNamed = 10

interface Added {
  readonly added: number
  readonly known: number
}

/** Many people at once: pasted from a spreadsheet, or from a CSV file. */
export function AddEmployees({
  legalPartyId,
  onClose,
}: {
  legalPartyId: string
  onClose: () => void
}) {
  const { t } = useTranslation('salary')
  const client = useQueryClient()
  const failure = useFailure()
  const now = useBankNow()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [done, setDone] = useState<Added>()
  const list = useDeferredValue(text)
  const { people, wrongLines } = useMemo(
    () => readEmployeeList(list, bishkekDate(now())),
    [list, now],
  )
  const adding = useMutation({
    mutationFn: () => addAll(legalPartyId, people),
    onSuccess: setDone,
    onError: failure.tell,
    onSettled: () => client.invalidateQueries({ queryKey: [salaryKey] }),
  })
  return (
    <Dialog
      title={t($ => $.people.addMany)}
      onClose={onClose}
      actions={
        done ? (
          <Button onClick={onClose}>{t($ => $.people.close)}</Button>
        ) : (
          <>
            <Button variant="default" onClick={onClose}>
              {t($ => $.cancel)}
            </Button>
            <Button
              loading={adding.isPending}
              disabled={people.length === 0}
              onClick={() => adding.mutate()}
            >
              {t($ => $.people.addDo)}
            </Button>
          </>
        )
      }
    >
      <div className={classes.fields}>
        {done ? (
          <Notice role="status">{t($ => $.people.addedMany, { ...done })}</Notice>
        ) : (
          <>
            <TextAreaField
              label={t($ => $.people.listLabel)}
              hint={t($ => $.people.listHint)}
              value={text}
              onChange={setText}
              rows={8}
            />
            <div className={classes.actions}>
              <Button
                variant="default"
                leftSection={<IconUpload size={18} aria-hidden />}
                onClick={() => input.current?.click()}
              >
                {t($ => $.people.listFile)}
              </Button>
              <input
                ref={input}
                type="file"
                accept=".csv,.txt"
                className={classes.hidden}
                tabIndex={-1}
                aria-label={t($ => $.people.listFile)}
                onChange={event => {
                  const [file] = event.currentTarget.files ?? []
                  if (file) void textOf(file).then(setText, failure.tell)
                }}
              />
            </div>
            <p className={classes.note} role="status">
              {t($ => $.detail.people, { count: people.length })}
            </p>
          </>
        )}
        {wrongLines.length > 0 && !done ? (
          <Notice tone="warning">
            {t($ => $.people.wrongLines, {
              lines: wrongLines.slice(0, mostNamed).join(', '),
            })}
          </Notice>
        ) : null}
        {failure.words ? (
          <Notice tone="danger" role="alert">
            {failure.words}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}

/** Spreadsheets here write CSV in UTF-8 or in Windows-1251. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

/** Whoever is an employee already is counted and left as they are, so that a failed list can be sent again. */
async function addAll(legalPartyId: string, people: readonly ListedEmployee[]): Promise<Added> {
  let added = 0
  for (let from = 0; from < people.length; from += atOnce) {
    const employees = people.slice(from, from + atOnce)
    const { addSalaryEmployees } = await execute(
      AddSalaryEmployeesDocument,
      { employees: { legalPartyId, employees } },
      { service, idempotencyKey: randomUuid() },
    )
    added += addSalaryEmployees.filter(({ ok }) => ok).length
  }
  return { added, known: people.length - added }
}
