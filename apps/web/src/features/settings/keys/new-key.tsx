import { Button } from '../../../components/controls/button.tsx'
import { CopyButton } from '../../../components/controls/copy-button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import classes from '../settings.module.css'

interface NewKeyProps {
  apiKey: string
  onSaved: () => void
}

/** The one time that an API key is shown. */
export function NewKey({ apiKey, onSaved }: NewKeyProps) {
  const { t } = useTranslation('settings')
  return (
    <section className={classes.card} role="status">
      <h2>{t($ => $.apiKey.ready)}</h2>
      <Notice tone="warning">
        <p>{t($ => $.apiKey.readyText)}</p>
      </Notice>
      <p className={classes.code}>{apiKey}</p>
      <div className={classes.row}>
        <CopyButton text={apiKey} label={t($ => $.apiKey.copy)} />
        <Button onClick={onSaved}>{t($ => $.apiKey.saved)}</Button>
      </div>
    </section>
  )
}
