import { unlistedMeta } from '../../shared/page-meta.js';
import { AddressLink } from './address-link.js';
import { authApi } from './auth.api.js';

export const meta = unlistedMeta(
  'Confirm your address',
  'Confirm that the email address of your account is yours.',
);

/** `/confirm-address#TOKEN` */
export default function ConfirmAddressPage() {
  return (
    <AddressLink
      title="Confirm your address"
      lead="Confirm that the address of the account you are logged in to is yours."
      button="Confirm this address"
      done={(email) => `${email} is confirmed.`}
      mutation={authApi.useProveAddressMutation()}
    />
  );
}
