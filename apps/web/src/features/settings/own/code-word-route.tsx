import { useTranslation } from '../../../lib/use-translation.ts'
import { useMe } from '../../../lib/use-me.ts'
import { SettingsPage } from '../settings-page.tsx'
import { AtTheOffice } from './at-the-office.tsx'
import { InTheApp } from './in-the-app.tsx'
import classes from '../settings.module.css'

/** Where the code word is changed, by which the bank knows a person on the phone. */
export function CodeWordRoute() {
  const { t } = useTranslation('settings')
  const { isResident } = useMe()
  return (
    <SettingsPage title={t($ => $.where.codeWordTitle)}>
      <div className={classes.cards}>
        <p>{t($ => $.where.codeWordWhat)}</p>
        {isResident ? (
          <InTheApp
            title={t($ => $.where.codeWordApp)}
            steps={[
              t($ => $.where.phoneStep1),
              t($ => $.where.codeWordStep2),
              t($ => $.where.codeWordStep3),
            ]}
          />
        ) : (
          <AtTheOffice />
        )}
      </div>
    </SettingsPage>
  )
}
