import { signedLines } from '@tartip/domain/documents/signed-lines'
import { Unfold } from '../../components/layout/unfold.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { RequisiteList } from './requisite-list.tsx'
import classes from './drawer.module.css'

type Texts = Readonly<Record<string, string>>

/** All that a signature covers, in the language of the person, and behind it the very text. */
export function CanonicalText({ text }: { text: string }) {
  const { t } = useTranslation('documents')
  const language = useLanguage()
  const labelOf = (name: string) => t($ => ($.signedLines as Texts)[name] ?? name)
  const wordsOf = (value: string) => t($ => ($.signedValues as Texts)[value] ?? value)
  return (
    <div className={classes.document} data-no-print>
      <Unfold summary={t($ => $.drawer.document)}>
        <RequisiteList
          fields={signedLines(text, language).map(({ name, text: value, kind }) => [
            labelOf(name),
            kind === 'code' ? wordsOf(value) : value,
            kind === 'exact' ? 'exact' : 'words',
          ])}
        />
        <p className={classes.aside}>{t($ => $.drawer.documentNote)}</p>
        <Unfold look="quiet" summary={t($ => $.drawer.exactText)}>
          {/* The text is the same in every language: it is what the signature covers. */}
          <pre translate="no" lang="ru">
            {text}
          </pre>
        </Unfold>
      </Unfold>
    </div>
  )
}
