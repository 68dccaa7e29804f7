import { formatPhone } from '@tartip/domain/identifiers/phone'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useMe } from '../../../lib/use-me.ts'
import { SettingsPage } from '../settings-page.tsx'
import { AtTheOffice } from './at-the-office.tsx'
import { InTheApp } from './in-the-app.tsx'
import classes from '../settings.module.css'

/** Where the phone is changed: it is what the bank knows a person by, so not in a browser. */
export function PhoneRoute() {
  const { t } = useTranslation('settings')
  const { mobile, isResident } = useMe()
  return (
    <SettingsPage title={t($ => $.where.phoneTitle)}>
      <div className={classes.cards}>
        <p>{t($ => $.where.phoneNow, { phone: formatPhone(mobile) })}</p>
        {isResident ? (
          <InTheApp
            title={t($ => $.where.phoneApp)}
            steps={[
              t($ => $.where.phoneStep1),
              t($ => $.where.phoneStep2),
              t($ => $.where.phoneStep3),
            ]}
          />
        ) : (
          <AtTheOffice />
        )}
      </div>
    </SettingsPage>
  )
}
