import { isWorkingDay } from '@tartip/domain/bank-day/calendar'
import { addDays } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { DateField } from '../../../../components/fields/date-field.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import { knownDaysAhead } from '../checks/bank-day-of-wire.ts'
import { FormSection } from '../form-section.tsx'
import classes from '../form.module.css'
import { useFieldProps } from '../use-field.ts'
import type { TransferForm } from '../use-transfer-form.ts'
import { CutOffHint } from './cut-off-hint.tsx'

/** When, and under which number. */
export function DateSection({ form }: { form: TransferForm }) {
  const { t } = useTranslation('payments')
  const fieldProps = useFieldProps(form)
  const { draft, day, change, edited } = form
  const known = day
    ? {
        today: day.date,
        workingDays: (date: LocalDate) => isWorkingDay(day.calendar, date),
        min: day.date,
        max: addDays(day.date, knownDaysAhead),
      }
    : {}
  return (
    <FormSection number={5} title={t($ => $.form.sections.date)}>
      <div className={classes.pair} data-wide-first>
        <DateField
          {...fieldProps('valueDate')}
          label={t($ => $.form.fields.valueDate)}
          isRequired
          quick
          keepsText
          value={draft.valueDate}
          onChange={valueDate => change({ valueDate })}
          {...known}
        />
        <TextField
          {...fieldProps('transferNum')}
          label={t($ => $.form.fields.transferNum)}
          isRequired={edited !== undefined}
          inputMode="numeric"
          hint={edited ? undefined : t($ => $.form.number.hint)}
          value={draft.transferNum}
          onChange={transferNum => change({ transferNum: transferNum.trim() })}
        />
      </div>
      <CutOffHint form={form} />
    </FormSection>
  )
}
