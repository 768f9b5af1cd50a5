export default function InvitationsPage() {
  return <div className="stack" />;
}
