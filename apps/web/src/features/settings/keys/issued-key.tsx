import { Button } from '../../../components/controls/button.tsx'
import { CopyButton } from '../../../components/controls/copy-button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { QrImage } from './qr-image.tsx'
import classes from '../settings.module.css'

interface IssuedKeyProps {
  issued: { readonly qr: string; readonly key: string }
  onDone: () => void
}

/** The one time that a pay-control key is shown: as a picture for the phone and as text beside it. */
export function IssuedKey({ issued, onDone }: IssuedKeyProps) {
  const { t } = useTranslation('settings')
  return (
    <div className={classes.stack} role="status">
      <Notice tone="warning">
        <p>{t($ => $.payControl.issuedText)}</p>
      </Notice>
      <QrImage text={issued.qr} label={t($ => $.payControl.qr)} />
      <p className={classes.quiet}>{t($ => $.payControl.key)}</p>
      <p className={classes.code}>{issued.key}</p>
      <div className={classes.row}>
        <CopyButton text={issued.key} label={t($ => $.payControl.copyKey)} />
        <Button onClick={onDone}>{t($ => $.payControl.done)}</Button>
      </div>
    </div>
  )
}
