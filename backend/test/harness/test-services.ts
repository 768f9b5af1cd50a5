/** Set by scripts/services/test-fixture.ts. @throws when a spec runs without it */
function read(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run specs through "npm test -- e2e PATTERN".`);
  return value;
}

export const testServices = {
  url: () => read('TEST_URL'),
  databaseUrl: () => read('TEST_DATABASE_URL'),
  adminDatabaseUrl: () => read('TEST_ADMIN_DATABASE_URL'),
  template: () => read('TEST_TEMPLATE'),
  redisUrl: () => read('TEST_REDIS_URL'),
  mailUrl: () => read('TEST_MAIL_URL'),
  smtpUrl: () => read('TEST_SMTP_URL'),
  sandboxUrl: () => read('TEST_SANDBOX_URL'),
};
