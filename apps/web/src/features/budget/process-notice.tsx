import { errorText } from '@tartip/domain/errors/catalogue'
import { Button } from '../../components/controls/button.tsx'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { savedDocumentsHref } from '../../documents/form/form-address.ts'
import { samePaymentCode } from '../../documents/form/submit-state.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { alreadyBeingPaid, type PaidLine } from './pay-codes.ts'

interface ProcessNoticeProps {
  /** The day of the code has ended. */
  isOver: boolean
  hasCode: boolean
  line: Pick<PaidLine, 'paymentId' | 'isUndeleted' | 'failure'>
  onNewCode: () => void
  onAgain: () => void
  onAnother: () => void
}

/** Why a code is not paid, with the document that stands in its way and what can be done. */
export function ProcessNotice(props: ProcessNoticeProps) {
  const { isOver, hasCode, line, onNewCode, onAgain, onAnother } = props
  const { t } = useTranslation('budget')
  const language = useLanguage()
  const { failure, paymentId, isUndeleted = false } = line
  const isPaidElsewhere = failure?.code === alreadyBeingPaid
  const isSame = failure?.code === samePaymentCode
  const needsNewCode = isOver || !hasCode || failure?.code.startsWith('DAY_CODE') === true
  const isEnded = isOver && !isUndeleted
  const documentId = isPaidElsewhere ? failure.params['paymentId'] : paymentId
  const link =
    failure && documentId !== undefined && !isEnded && !isSame ? (
      <LinkButton size="sm" variant="default" href={savedDocumentsHref({ payment: documentId })}>
        {t($ => $.process.toDocument)}
      </LinkButton>
    ) : undefined
  const [press, label] = isPaidElsewhere
    ? [onAgain, t($ => $.process.again)]
    : needsNewCode
      ? [onNewCode, t($ => $.process.newCode)]
      : isSame
        ? [onAnother, t($ => $.process.another)]
        : []
  const button = press ? (
    <Button size="sm" variant="default" onClick={press}>
      {label}
    </Button>
  ) : undefined
  return (
    <Notice
      tone="warning"
      role="status"
      actions={
        link || button ? (
          <>
            {link}
            {button}
          </>
        ) : undefined
      }
    >
      {isEnded
        ? errorText('DAY_CODE_EXPIRED', {}, language)
        : errorText(failure?.code ?? 'GENERIC', failure?.params ?? {}, language)}
    </Notice>
  )
}
