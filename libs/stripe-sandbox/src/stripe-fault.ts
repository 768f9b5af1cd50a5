/** An error in Stripe's format; the error handler writes it. */
export class StripeFault extends Error {
  constructor(
    readonly status: number,
    readonly body: {
      type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
      message: string;
      code?: string;
      param?: string;
      decline_code?: string;
    },
  ) {
    super(body.message);
  }
}

/** 404 `resource_missing` for an id in the path, 400 for one in a parameter. */
export function missing(
  kind: string,
  id: string,
  param = 'id',
  status = param === 'id' ? 404 : 400,
): StripeFault {
  return new StripeFault(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${kind}: '${id}'`,
  });
}

export function invalid(message: string, param?: string, code?: string): StripeFault {
  return new StripeFault(400, {
    type: 'invalid_request_error',
    message,
    ...(param === undefined ? {} : { param }),
    ...(code === undefined ? {} : { code }),
  });
}

export function declined(): StripeFault {
  return new StripeFault(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  });
}
