import type { ComponentState } from '@repurpose/contract';
import { AppError } from '../../../errors/app-error.js';
import type { IdentityPort, ProvenIdentity } from './identity.port.js';

export class AbsentIdentity implements IdentityPort {
  readonly isOn = false;

  verify(): Promise<ProvenIdentity> {
    return Promise.reject(new AppError('IDENTITY_OFF'));
  }

  findValidSince(): Promise<Map<string, Date>> {
    return Promise.reject(new AppError('IDENTITY_OFF'));
  }

  remove(): Promise<void> {
    return Promise.reject(new AppError('IDENTITY_OFF'));
  }

  state(): ComponentState {
    return 'operational';
  }
}
