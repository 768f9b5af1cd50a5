export default function InvitationPage() {
  return <div className="page" />;
}
