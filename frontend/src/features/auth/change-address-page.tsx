import { unlistedMeta } from '../../shared/page-meta.js';
import { AddressLink } from './address-link.js';
import { authApi } from './auth.api.js';

export const meta = unlistedMeta('Use a new address', 'Use another email address for your account.');

/** `/change-address#TOKEN` */
export default function ChangeAddressPage() {
  return (
    <AddressLink
      title="Use this address"
      lead="From now on you log in with the address that got this mail. The old one is told."
      button="Use this address"
      done={(email) => `Your account now has the address ${email}.`}
      mutation={authApi.useConfirmAddressChangeMutation()}
    />
  );
}
