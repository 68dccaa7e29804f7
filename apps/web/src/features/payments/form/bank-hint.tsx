import { formOutlines } from '@tartip/domain/forms/form-outlines'
import { valueOf } from '@tartip/domain/forms/facts'
import { Button } from '../../../components/controls/button.tsx'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import type { DocumentForm } from '../../../documents/form/document-form.ts'
import { formHref } from '../../../documents/form/form-address.ts'
import { FormHint } from '../../../documents/form/form-hint.tsx'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'

/** Whose account it is by the directory, when the chosen bank says otherwise or nothing. */
export function BankHint({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('paymentForm')
  const language = useLanguage()
  const { facts } = form.input
  const byAccount = valueOf(facts, 'bankOfAccount')
  const chosen = valueOf(facts, 'bank')
  if (byAccount?.isOwn || chosen?.isOwn) {
    return (
      <FormHint
        isAnnounced
        actions={
          <LinkButton size="sm" variant="default" href={formHref(formOutlines.intraBank)}>
            {t($ => $.recipient.toIntrabank)}
          </LinkButton>
        }
      >
        {byAccount?.isOwn ? t($ => $.recipient.isOurBank) : t($ => $.recipient.ownBank)}
      </FormHint>
    )
  }
  const found = form.banks?.find(({ bic }) => bic === byAccount?.bic)
  const account = form.reading.values['recipientAccount'] ?? ''
  if (!found || (chosen && account.startsWith(chosen.accountPrefix))) return null
  const name = found.shortName[language] || found.name[language]
  const isEmpty = form.texts['recipientBic'] === ''
  return (
    <FormHint
      tone={isEmpty ? 'info' : 'warning'}
      isAnnounced
      actions={
        <Button
          size="sm"
          variant="default"
          onClick={() => form.change({ recipientBic: found.bic })}
        >
          {t($ => $.recipient.takeBank, { name, bic: found.bic })}
        </Button>
      }
    >
      {isEmpty
        ? t($ => $.recipient.bankByAccount, { name })
        : t($ => $.recipient.bankDiffers, { name })}
    </FormHint>
  )
}
