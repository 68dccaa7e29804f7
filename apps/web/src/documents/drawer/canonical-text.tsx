import { Unfold } from '../../components/layout/unfold.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './drawer.module.css'

/** The very text a signature covers, folded until somebody wants to read it. */
export function CanonicalText({ text }: { text: string }) {
  const { t } = useTranslation('documents')
  return (
    <div className={classes.document} data-no-print>
      <Unfold summary={t($ => $.drawer.document)}>
        <p className={classes.aside}>{t($ => $.drawer.documentNote)}</p>
        {/* The text is the same in every language: it is what the signature covers. */}
        <pre translate="no" lang="ru">
          {text}
        </pre>
      </Unfold>
    </div>
  )
}
