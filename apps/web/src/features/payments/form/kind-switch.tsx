import { useTranslation } from '../../../lib/use-translation.ts'
import classes from './form.module.css'
import type { TransferForm } from './use-transfer-form.ts'

/** To another client or between own accounts; what was typed for either stays. */
export function KindSwitch({ form }: { form: TransferForm }) {
  const { t } = useTranslation('payments')
  const kinds = [
    { isOwn: false, label: t($ => $.form.kinds.foreign) },
    { isOwn: true, label: t($ => $.form.kinds.own) },
  ]
  return (
    <fieldset className={classes.kinds}>
      <legend className={classes.kindsLegend}>{t($ => $.form.kinds.label)}</legend>
      {kinds.map(({ isOwn, label }) => (
        <label key={label} className={classes.kind}>
          <input
            type="radio"
            name="kind"
            checked={form.draft.isOwn === isOwn}
            onChange={() => form.change({ isOwn })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
