import { IconUpload } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { uploadRules } from '@tartip/domain/files/upload-purpose'
import { readEmployeeList, type ListedEmployee } from '@tartip/domain/salary/employee-list'
import { bishkekDate } from '@tartip/domain/time/instant'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { TextAreaField } from '../../components/fields/text-area-field.tsx'
import { refusalOfFile } from '../../components/fields/file-rule.ts'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { uploadFile } from '../../documents/attachment/uploaded-file.ts'
import { ApiError } from '../../lib/api-error.ts'
import { randomUuid, systemClock } from '../../lib/clock.ts'
import { execute } from '../../lib/graphql-client.ts'
import { useFailure } from '../../lib/use-failure.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import {
  AddSalaryEmployeesDocument,
  ReadSalaryEmployeeFileDocument,
} from './api/salary.payment.generated.ts'
import classes from './salary.module.css'
import { salaryKey, service } from './salary-queries.ts'

/** People added in one call. */
const atOnce = 1_000
const mostNamed = 10

interface Added {
  readonly added: number
  readonly known: number
}

/** Many people at once: pasted from a spreadsheet, or read from a file. */
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
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [done, setDone] = useState<Added>()
  const list = useDeferredValue(text)
  const { people, wrongLines } = useMemo(
    () => readEmployeeList(list, bishkekDate(systemClock.now())),
    [list],
  )
  const adding = useMutation({
    mutationFn: () => addAll(legalPartyId, people),
    onSuccess: setDone,
    onError: failure.show,
    onSettled: () => client.invalidateQueries({ queryKey: [salaryKey] }),
  })
  const reading = useMutation({
    mutationFn: (file: File) => textOf(legalPartyId, file),
    onMutate: failure.forget,
    onSuccess: setText,
    onError: failure.show,
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
                loading={reading.isPending}
                leftSection={<IconUpload size={18} aria-hidden />}
                onClick={() => input.current?.click()}
              >
                {t($ => $.people.listFile)}
              </Button>
              <input
                ref={input}
                type="file"
                accept={rule.extensions.map(extension => `.${extension}`).join(',')}
                className={classes.hidden}
                tabIndex={-1}
                aria-label={t($ => $.people.listFile)}
                onChange={event => {
                  const [file] = event.currentTarget.files ?? []
                  if (file) reading.mutate(file)
                  event.currentTarget.value = ''
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

const rule = uploadRules.SALARY_FILE

/** The rows of a table, as the server reads them: workbooks and texts in any encoding. */
async function textOf(legalPartyId: string, file: File): Promise<string> {
  const code = refusalOfFile(file, rule)
  if (code !== undefined) throw new ApiError(code, { params: { max: rule.maxMegabytes } })
  const { signal } = new AbortController()
  const { uploadId } = await uploadFile(file, 'SALARY_FILE', {
    signal,
    onProgress: () => undefined,
  })
  const variables = { file: { legalPartyId, uploadId } }
  return (await execute(ReadSalaryEmployeeFileDocument, variables, { service }))
    .readSalaryEmployeeFile
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
